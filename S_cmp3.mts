import { readFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { platesOfPage } from './src/pdf/read/plates/plates-of-page.ts';
const [file, pg='0', dpi='72', df='1'] = process.argv.slice(2);
const dir = mkdtempSync('/tmp/S_gs');
let t0=performance.now();
execFileSync('gs', ['-q','-dSAFER','-dBATCH','-dNOPAUSE','-sDEVICE=tiffsep','-dMaxSpots=30',`-r${Number(dpi)*Number(df)}`,`-dDownScaleFactor=${df}`,`-dFirstPage=${Number(pg)+1}`,`-dLastPage=${Number(pg)+1}`,'-o',`${dir}/p.tif`,"-c","0 0 .setfilladjust2","-f",file]);
console.log('gs ms', performance.now()-t0);
t0=performance.now();
const r = await platesOfPage(readFileSync(file), Number(pg), Number(dpi));
console.log('ms', performance.now()-t0);
const ours = new Map(r.plates.map(p=>[p.name,p]));
for (const f of readdirSync(dir)) {
  const name = /\((.*)\)\.tif$/.exec(f)?.[1]; if (!name) continue;
  const {data, info} = await sharp(`${dir}/${f}`, {limitInputPixels:false}).greyscale().raw().toBuffer({resolveWithObject:true});
  const p = ours.get(name);
  if (!p) { let s=0; for (let i=0;i<data.length;i+=info.channels) s+=255-data[i]; console.log(name, 'not ours', (s/info.width/info.height/2.55).toFixed(3)); continue; }
  const w=Math.min(info.width,p.width), h=Math.min(info.height,p.height);
  let a=0,b=0,d=0,worst=0;
  for (let y=0;y<h;y++) for (let x=0;x<w;x++) { const g=255-data[(y*info.width+x)*info.channels], o=p.ink[y*p.width+x]; a+=g;b+=o; const e=Math.abs(g-o); d+=e; if(e>worst)worst=e; }
  const n=w*h*2.55;
  console.log(name.padEnd(14), `gs ${info.width}x${info.height}`, 'mean gs', (a/n).toFixed(3), 'ours', (b/n).toFixed(3), 'diff', (d/n).toFixed(3), 'worst', worst);
}
rmSync(dir,{recursive:true});
