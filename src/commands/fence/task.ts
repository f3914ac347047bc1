/**
 * Work on a file of anyone's, as it is done behind the fence: takes an order, and says what it finds as it goes.
 *
 * Throws  InputError where the file or the order is not right; whatever else it throws was not meant by anyone
 */
export type Task<Order, Word> = (order: Order, say: (word: Word) => void) => Promise<void>;

/** What may be spent, or was: of the processor's time, and of the memory of the whole process. */
export interface Spent {
  readonly cpuMs: number;
  readonly memoryMiB: number;
}
