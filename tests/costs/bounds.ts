/**
 * What one call may cost the database, in numbers that no other load can change. Each stands a tenth above what was
 * measured last (trips and statements at it), so that a worse plan or another index fails the run. Whoever makes a call
 * cheaper lowers its row: with a 0 in it the test tells what it measured. `npm run bench` holds the same work to its aim
 * in CPU.
 */
export type Bound = {
  /** What issue 17 asks of it. */
  aim: string
  /** Round trips to the database, until an event of it has been told; the same on both engines. */
  trips: number
  statements: number
  /** Pages of shared memory that were looked at, in the cache or not. */
  buffers: number
  /** Records and bytes of the write-ahead log. */
  walRecords: number
  walBytes: number
}

/** Reads write nothing. */
const READ = { walRecords: 0, walBytes: 0 }

export const BOUNDS = {
  save: {
    aim: '2x the CPU of row, version and audit; one trip',
    trips: 2,
    statements: 2,
    buffers: 67,
    walRecords: 23,
    walBytes: 5_820,
  },
  publish: {
    aim: '2x the CPU of row, version and audit; one trip',
    trips: 2,
    statements: 2,
    buffers: 119,
    walRecords: 36,
    walBytes: 7_600,
  },
  get: { aim: '1.5x', trips: 1, statements: 1, buffers: 7, ...READ },
  list: { aim: '1.5x; one statement, one table', trips: 1, statements: 1, buffers: 241, ...READ },
  deepList: { aim: '1.2x of page 1', trips: 1, statements: 1, buffers: 310, ...READ },
  titleSearch: { aim: '1.3x', trips: 2, statements: 2, buffers: 246, ...READ },
  hits: { aim: '2x', trips: 2, statements: 2, buffers: 326, ...READ },
  facets: { aim: '2x; 15 buffers', trips: 1, statements: 1, buffers: 27, ...READ },
  phraseFacets: { aim: '2x', trips: 2, statements: 2, buffers: 155, ...READ },
  // Last: what it leaves behind makes lists read more.
  openDraft: {
    aim: '2x the CPU of row, version and audit; one trip',
    trips: 2,
    statements: 2,
    buffers: 128,
    walRecords: 49,
    walBytes: 11_400,
  },
} as const satisfies Record<string, Bound>

export type Work = keyof typeof BOUNDS
