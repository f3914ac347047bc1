import type { Place } from '../base/finding.ts';
import type { FaceFact } from './face-fact.ts';
import type { Fact, PageFact } from './facts.ts';
import type { FacePlace } from './layout.ts';
import type { Register } from './register.ts';

/** Where in a file something is wrong. */
export interface PagePlace {
  /** From 0; null where the file has no such page, or none can be told. */
  readonly page: number | null;
  /** From 1; null where it is of no sheet. */
  readonly sheet: number | null;
}

/** A face that something is wrong with, and the ticket, from 0, that it is held to be of; null for none. */
export interface FaceAt extends PagePlace {
  readonly at: Pick<FacePlace, 'atMm' | 'position'>;
  readonly ticket: number | null;
}

/** What is wrong with one file, in the order in which it was found. */
export class FactsOfFile {
  readonly #name: string;
  readonly #register: Register;
  readonly #all: Fact[] = [];

  constructor(name: string, register: Register) {
    this.#name = name;
    this.#register = register;
  }

  get all(): readonly Fact[] {
    return this.#all;
  }

  /** Something about a page or the whole file, and no ticket of it. */
  ofPage(fact: PageFact, at: PagePlace): void {
    this.#all.push({ ...NO_TICKET, ...fact, place: this.#place(at) });
  }

  /** Something about a face of a ticket. */
  ofFace({ slot, ...fact }: FaceFact, { at, ticket, page, sheet }: FaceAt): void {
    this.#all.push({
      ...fact,
      ticket: ticket === null ? null : this.#register.number(ticket),
      surface: slot?.surface.law.id ?? null,
      zone: slot?.zone ?? null,
      article: slot?.surface.law.law.contentArticle ?? null,
      place: {
        ...this.#place({ page, sheet }),
        atMm: at.atMm,
        position: sheet === null ? null : at.position + 1,
      },
    });
  }

  /** Something about what all tickets have, at one place of the sheets; `at` null for all of them. */
  ofPlace(fact: PageFact, { at, page, sheet }: PagePlace & { readonly at: FaceAt['at'] | null }): void {
    this.#all.push({
      ...NO_TICKET,
      ...fact,
      place: {
        ...this.#place({ page, sheet }),
        atMm: at?.atMm ?? null,
        position: at === null ? null : at.position + 1,
      },
    });
  }

  #place({ page, sheet }: PagePlace): Place {
    return { file: this.#name, page: page === null ? null : page + 1, atMm: null, sheet, position: null };
  }
}

const NO_TICKET = { ticket: null, surface: null, zone: null, article: null } as const;
