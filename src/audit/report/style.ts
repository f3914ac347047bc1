/** The look of the report: one sheet of A4 after the other, or as wide on a screen; figures in columns; two inks. */
export const STYLE = `
:root { --ink: #1b1f24; --soft: #5d6570; --line: #d5d9de; --found: #1d4f8c; --part: #c9772b; --wrong: #b3261e; --right: #22693c; }
@page { size: A4; margin: 16mm 16mm 18mm; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0 auto; max-width: 178mm; padding: 14mm 0; color: var(--ink); font: 10.5pt/1.45 Charter, 'Bitstream Charter', 'Source Serif 4', Cambria, Georgia, serif; }
@media print { body { padding: 0; } }
header { border-bottom: 2px solid var(--ink); padding-bottom: 4mm; margin-bottom: 6mm; }
h1 { font-size: 21pt; line-height: 1.15; margin: 0 0 1.5mm; letter-spacing: -0.01em; }
h2 { font-size: 13.5pt; margin: 10mm 0 2mm; break-after: avoid; }
section > p { break-after: avoid; }
h3 { font-size: 10.5pt; margin: 5mm 0 1mm; break-after: avoid; }
p { margin: 0 0 2.5mm; max-width: 150mm; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 0.5mm 6mm; margin: 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere; }
.verdict { border: 1px solid var(--right); border-left-width: 6px; padding: 3mm 5mm; margin: 0 0 6mm; break-inside: avoid; }
.verdict strong { color: var(--right); font-size: 13pt; display: block; }
.verdict.wrong { border-color: var(--wrong); }
.verdict.wrong strong { color: var(--wrong); }
.verdict p:last-child { margin: 0; }
table { border-collapse: collapse; width: 100%; margin: 2mm 0 3mm; break-inside: avoid; font-size: 9.5pt; font-variant-numeric: tabular-nums lining-nums; }
th, td { text-align: left; padding: 0.9mm 3mm 0.9mm 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: normal; color: var(--soft); border-bottom-color: var(--ink); }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; white-space: nowrap; }
tr { break-inside: avoid; }
thead { display: table-header-group; }
tr.sum td { border-top: 1px solid var(--ink); border-bottom: 0; font-weight: bold; }
tr.wrong td { color: var(--wrong); }
figure { margin: 3mm 0 4mm; break-inside: avoid; }
figcaption { color: var(--soft); font-size: 9pt; max-width: 150mm; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
svg text { font-size: 9px; fill: var(--soft); font-variant-numeric: tabular-nums lining-nums; }
svg .title { font-style: italic; }
svg .axis { stroke: var(--ink); }
svg .grid { stroke: var(--line); stroke-width: 0.6; }
svg .limit { stroke: var(--wrong); stroke-dasharray: 3 3; }
svg .expected { fill: none; stroke: var(--soft); stroke-dasharray: 1 2; }
svg .found { fill: none; stroke: var(--found); stroke-width: 1.3; stroke-linejoin: round; }
svg .band { fill: #e7ecf2; }
svg .bar, svg .dot { fill: var(--found); }
svg .part { fill: var(--part); }
svg .wrong { fill: var(--wrong); }
code { font: 8.5pt/1.5 'DejaVu Sans Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.small { font-size: 8.5pt; }
.small table { font-size: 8pt; break-inside: auto; }
.small td, .small th { padding-top: 0.4mm; padding-bottom: 0.4mm; }
footer { margin-top: 10mm; border-top: 1px solid var(--line); padding-top: 2mm; color: var(--soft); font-size: 8.5pt; }
`;
