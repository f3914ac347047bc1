import type { Face } from '../face/face.ts';

/** Both sides of one ticket, from one record. */
export interface TicketFaces {
  readonly recto: Face;
  readonly verso: Face;
}
