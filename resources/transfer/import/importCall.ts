import type { ImportWork } from './importWork.ts'

type ImportChoices = Pick<ImportWork, 'dates' | 'source'> & {
  /** Column of the file -> field path, '' to leave it out; columns that it does not name are read by name. */
  mapping: Readonly<Record<string, string>> | undefined
  /** Answers what would happen, and changes nothing. */
  dryRun: boolean
  publish: boolean
}

const flag = (isSet: boolean) => (isSet ? ('true' as const) : ('false' as const))

/** The call that imports a file into a type, or tries it. */
export function importCall(type: string, file: File, { mapping, dates, source, dryRun, publish }: ImportChoices) {
  return {
    params: { type },
    query: { dryRun: flag(dryRun), publish: flag(publish) },
    body: { file, mapping: mapping && JSON.stringify(mapping), dates: dates && JSON.stringify(dates), source },
  }
}
