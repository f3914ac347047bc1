/**
 * Which rules each gate runs, by hand: all of them, gate by gate.
 *
 * Why     a rule file that is deleted or never listed must break something, and not quietly weaken the gate: a test holds
 *         these lists against the folders. Who runs one gate asks for its own file: the rules on finished PDFs alone take
 *         as long to load as all others, and no check of records needs them
 */
export { BLOCK_RULES, FAIRNESS_RULES } from './profile/block.ts';
export { CELL_RULES } from './profile/cell.ts';
export { FACE_RULES } from './profile/face.ts';
export { JOB_RULES } from './profile/job.ts';
export { PDF_ATTEMPT_RULES, PDF_PLATE_RULES, PDF_RULES } from './profile/pdf.ts';
export { REGLEMENT_RULES } from './profile/reglement.ts';
export { SHEET_RULES } from './profile/sheet.ts';
export { TEMPLATE_RULES } from './profile/template.ts';
export { TICKET_RULES } from './profile/ticket.ts';
