import { register } from 'tsx/esm/api'; register();
const { smallJob } = await import('./test/damage/kit/small-job.ts');
const { PdfInHand } = await import('./test/damage/kit/pdf-in-hand.ts');
const { fontIn } = await import('./test/damage/kit/font-in-hand.ts');
const { decodePDFRawStream, PDFName } = await import('@cantoo/pdf-lib');
for (const [g, n] of [['rencontre-2007','Bold'],['happy-2014','SemiBold']]) {
const job = await smallJob(g);
const pdf = await PdfInHand.open(job,'imaging-recto.pdf');
const f = fontIn(pdf,n);
console.log(g,n,Buffer.from(decodePDFRawStream(f.font.lookup(PDFName.of('ToUnicode'))).decode()).toString('latin1').split('beginbfchar').slice(1).join(' ').slice(0,900).replace(/\n/g,' '));
job.remove(); }
