import { readFileSync } from 'node:fs';
import { platesOfPage } from './src/pdf/read/plates/plates-of-page.ts';
const t0=performance.now();
const c0=process.cpuUsage(); const r = await platesOfPage(readFileSync(process.argv[2]), Number(process.argv[3]??0), Number(process.argv[4]??72));
console.log("ms", performance.now()-t0, process.cpuUsage(c0).user/1000);
for (const p of r.plates) { let s=0; for (const v of p.ink) s+=v; console.log(p.name.padEnd(14), p.width, p.height, (s/p.ink.length/2.55).toFixed(3)); }
console.log(r.unchecked);
