type ImportChoices = {
  /** Column of the file -> field path, '' to leave it out; columns that it does not name are read by name. */
  mapping: Readonly<Record<string, string>> | undefined
  /** Answers what would happen, and changes nothing. */
  dryRun: boolean
  publish: boolean
}

const flag = (isSet: boolean) => (isSet ? ('true' as const) : ('false' as const))

/** The call that imports a file into a type, or tries it. */
export function importCall(type: string, file: File, { mapping, dryRun, publish }: ImportChoices) {
  return {
    params: { type },
    query: { dryRun: flag(dryRun), publish: flag(publish) },
    body: { file, mapping: mapping && JSON.stringify(mapping) },
  }
}
