import { readFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { platesOfPage } from './src/pdf/read/plates/plates-of-page.ts';
const [file, pg='0', dpi='72', df='4', of='4'] = process.argv.slice(2);
const dir = mkdtempSync('/tmp/S_gs');
execFileSync('gs', ['-q','-dSAFER','-dBATCH','-dNOPAUSE','-sDEVICE=tiffsep','-dMaxSpots=30',`-r${Number(dpi)*Number(df)}`,`-dDownScaleFactor=${df}`,`-dFirstPage=${Number(pg)+1}`,`-dLastPage=${Number(pg)+1}`,'-o',`${dir}/p.tif`,file]);
const k=Number(of);
let t0=performance.now(); const c0=process.cpuUsage();
const r = await platesOfPage(readFileSync(file), Number(pg), Number(dpi)*k);
const c1=process.cpuUsage(c0); console.log('ms', performance.now()-t0, 'cpu', c1.user/1000);
const ours = new Map(r.plates.map(p=>{ const W=Math.ceil(p.width/k),H=Math.ceil(p.height/k); const ink=new Uint8Array(W*H); for(let y=0;y<H;y++)for(let x=0;x<W;x++){let s=0;for(let j=0;j<k;j++)for(let i=0;i<k;i++)s+=p.ink[(y*k+j)*p.width+x*k+i]??0; ink[y*W+x]=Math.round(s/k/k);} return [p.name,{width:W,height:H,ink}];}));
for (const f of readdirSync(dir)) {
  const name = /\((.*)\)\.tif$/.exec(f)?.[1]; if (!name) continue;
  const {data, info} = await sharp(`${dir}/${f}`, {limitInputPixels:false}).greyscale().raw().toBuffer({resolveWithObject:true});
  const p = ours.get(name);
  if (!p) { console.log(name,'not ours'); continue; }
  const w=Math.min(info.width,p.width), h=Math.min(info.height,p.height);
  let a=0,b=0,d=0,worst=0;
  for (let y=0;y<h;y++) for (let x=0;x<w;x++) { const g=255-data[(y*info.width+x)*info.channels], o=p.ink[y*p.width+x]; a+=g;b+=o; const e=Math.abs(g-o); d+=e; if(e>worst)worst=e; }
  const n=w*h*2.55;
  console.log(name.padEnd(14), `gs ${info.width}x${info.height}`, 'mean gs', (a/n).toFixed(3), 'ours', (b/n).toFixed(3), 'diff', (d/n).toFixed(3), 'worst', worst);
  await sharp(Buffer.from(p.ink.map(v=>255-v)),{raw:{width:p.width,height:p.height,channels:1}}).extract({left:80,top:40,width:560,height:400}).png().toFile(`/tmp/S_${name}_ours.png`);
  await sharp(`${dir}/${f}`).greyscale().extract({left:80,top:40,width:560,height:400}).png().toFile(`/tmp/S_${name}_gs.png`);
}
rmSync(dir,{recursive:true});
