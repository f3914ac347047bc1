import { openLineBlock } from './imaging/line-block.ts';
import { dealAlone, dealAndJudge } from './imaging/dealing.ts';
import { encodeCodes } from './imaging/codes.ts';
import { imageSheets } from './imaging/image-sheets.ts';
import { mkdtempSync, rmSync } from 'node:fs';
const b = await openLineBlock('happy-2014');
const folder = mkdtempSync('/tmp/bq/f');
const s = { from: 0, to: 1000 }; const n = 50000;
for (let k=0;k<4;k++){
  const cpu=(f:()=>unknown)=>{const c=process.cpuUsage(); const t=performance.now(); f(); const u=process.cpuUsage(c); return `${((performance.now()-t)*1000/n).toFixed(1)}/${((u.user+u.system)/n).toFixed(1)}`;};
  const d=cpu(()=>dealAlone(b,s)); const j=cpu(()=>dealAndJudge(b,s)); const c=encodeCodes(b,s)*1e6/n;
  const w=await imageSheets(b,s,folder);
  console.log('deal wall/cpu',d,'deal+judge',j,'codes',c.toFixed(1),'line',(w.seconds*1e6/n).toFixed(1),(w.cpuSeconds*1e6/n).toFixed(1));
}
rmSync(folder,{recursive:true});
