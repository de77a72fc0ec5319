/** Schemas as a platform has them: JSON Schema and JSON Forms, without a keyword of ours. */
const names = {
  type: 'array',
  title: 'Names',
  items: {
    type: 'object',
    properties: { lang: { type: 'string', enum: ['en', 'zh', 'ms', 'ta'] }, n: { type: 'string' } },
    required: ['lang', 'n'],
  },
}
const shared = {
  lon: { ...names, minItems: 1 },
  lod: { ...names, title: 'Descriptions' },
  ex_id: { type: 'string', title: 'External id' },
  lws: { type: 'string', format: 'date-time', title: 'Licence start' },
  lwe: { type: 'string', format: 'date-time', title: 'Licence end' },
  prd: { type: 'array', title: 'Products', items: { type: 'string' } },
}
const objectOf = (title: string, properties: object) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  title,
  properties: { ...shared, ...properties },
  required: ['lon'],
})

const controls = (fields: readonly string[]) =>
  fields.map((field) => ({ type: 'Control', scope: `#/properties/${field}` }))
const formOf = (fields: readonly string[]) => ({
  type: 'Categorization',
  elements: [
    { type: 'Category', label: 'General', elements: controls(['lon', 'lod', ...fields]) },
    { type: 'Category', label: 'Licence', elements: controls(['lws', 'lwe', 'prd', 'ex_id']) },
  ],
})

type PlainType = { schema: object; ui: object }

export const TYPE_SCHEMAS: Readonly<Record<string, PlainType>> = {
  movie: {
    schema: objectOf('Movie', {
      yr: { type: 'integer', title: 'Year', minimum: 1888, maximum: 2100 },
      rating: { type: 'string', title: 'Rating', enum: ['U', 'P12', '13', '16', '18'] },
      fsk: { type: 'boolean', title: 'Family film' },
    }),
    ui: formOf(['yr', 'rating', 'fsk']),
  },
  tvseries: {
    schema: objectOf('TV series', { yr: { type: 'integer', title: 'Year' } }),
    ui: formOf(['yr']),
  },
  channel: {
    schema: objectOf('Channel', { cs: { type: 'string', title: 'Call sign' } }),
    ui: formOf(['cs']),
  },
}
