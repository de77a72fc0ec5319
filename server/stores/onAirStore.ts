import type { Kysely } from 'kysely'
import { ON_AIR_KEEP_MS } from '#contract/values/onAir.ts'
import type { Tables } from '../db/tables.ts'
import { pruneMarks, readMarks, saveMark } from './onAir/marks.ts'
import { readAiringsOf, readCoverage, readNowAndNext, readProgramsAhead, readProgramsOf } from './onAir/timeline.ts'
import { readWaitingDays } from './onAir/waiting.ts'

export type OnAirStore = ReturnType<typeof createOnAirStore>

/** What the on-air board follows from, over narrow rows; and what people have made of its problems. */
export function createOnAirStore(db: Kysely<Tables>, now: () => number) {
  return {
    nowAndNext: (...asked: AskedOf<typeof readNowAndNext>) => readNowAndNext(db, ...asked),
    coverage: (...asked: AskedOf<typeof readCoverage>) => readCoverage(db, ...asked),
    programsAhead: (...asked: AskedOf<typeof readProgramsAhead>) => readProgramsAhead(db, ...asked),
    programsOf: (...asked: AskedOf<typeof readProgramsOf>) => readProgramsOf(db, ...asked),
    airingsOf: (...asked: AskedOf<typeof readAiringsOf>) => readAiringsOf(db, ...asked),
    waitingDays: (...asked: AskedOf<typeof readWaitingDays>) => readWaitingDays(db, ...asked),
    marks: (...asked: AskedOf<typeof readMarks>) => readMarks(db, ...asked),
    saveMark: (...asked: AskedOf<typeof saveMark>) => saveMark(db, ...asked),
    prune: () => pruneMarks(db, new Date(now() - ON_AIR_KEEP_MS).toISOString()),
  }
}

type AskedOf<Read extends (db: Kysely<Tables>, ...asked: never[]) => unknown> =
  Parameters<Read> extends [unknown, ...infer Asked] ? Asked : never
