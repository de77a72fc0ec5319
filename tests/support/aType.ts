import type { TypeDocument } from '#contract/registry/typeDocument.ts'

const words = (en: string) => ({ en, zh: en, ms: en, ta: en })
const names = {
  type: 'array',
  items: { type: 'object', properties: { lang: { type: 'string' }, n: { type: 'string', maxLength: 200 } } },
}
const perProduct = {
  type: 'array',
  items: { type: 'object', properties: { prd: { type: 'string' }, value: { type: 'string', format: 'date-time' } } },
}

/** A small type with something of everything, so that a store's tests need no shipped type. */
export function aType(changes: Partial<TypeDocument> = {}): TypeDocument {
  return {
    type: 'film',
    area: 'vod',
    page: 'cp_datastore',
    traits: ['versioned', 'lockable', 'publishable', 'bulkEditable', 'hasImages', 'expires'],
    labels: { one: words('Film'), many: words('Films') },
    icon: 'movie',
    schemaVersion: 1,
    schema: {
      type: 'object',
      properties: {
        lon: { ...names, 'x-publish': true },
        lod: names,
        prd: { type: 'array', items: { type: 'string' } },
        yr: { type: 'integer', minimum: 1880, maximum: 2100 },
        no: { type: 'integer' },
        gnr: { type: 'array', items: { type: 'string' } },
        rat: {
          type: 'array',
          items: { type: 'object', properties: { v: { type: 'string' }, system: { type: 'string' } } },
        },
        lws: { type: 'string', format: 'date-time' },
        lwe: { type: 'string', format: 'date-time', 'x-after': 'lws' },
        ed_dt: { type: 'string', format: 'date-time' },
        lwe_prd: perProduct,
        ed_dt_prd: perProduct,
        vce: { type: 'boolean' },
        ia: { type: 'array', items: { type: 'string' } },
        ex_id: { type: 'string' },
        pn: { type: 'string' },
        parent: { type: 'string' },
        chty: { type: 'string' },
        prt_ic: { type: 'string' },
      },
      additionalProperties: false,
    },
    uiSchema: {},
    list: {
      columns: [{ field: 'lon', kind: 'title', label: words('Name'), sort: 'name' }],
      filters: [
        { field: 'gnr', kind: 'facet', label: words('Genre') },
        { field: 'yr', kind: 'number', label: words('Year') },
      ],
      defaultSort: { column: 'updated', order: 'desc' },
    },
    narrow: { released: 'yr', number: 'no', facets: ['gnr', 'rat.v', 'pn'], row: ['yr', 'gnr'] },
    images: { types: ['Poster', 'Cover'], ratios: ['16x9'], required: ['0-16x9'] },
    languages: ['en', 'zh', 'ms', 'ta'],
    sample: {},
    ...changes,
  }
}
