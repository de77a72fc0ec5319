/**
 * Fields of a catalogue item that only the server sets: type, created, updated, id, key, urn, external id
 * (specification section 6). They are shown and never typed.
 */
export const SYSTEM_FIELDS: ReadonlySet<string> = new Set(
  ['id', 'key', 'urn', 'cty', 'ct', 'cu', 'ut', 'uu', 'rev', 'ex_id'].map((name) => `/${name}`),
)
