import { describe, expect, it } from 'vitest'
import { rowFields } from '#contract/registry/rowFields.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { aType } from '#tests/support/aType.ts'
import { extraColumns } from './extraColumns.ts'

const document = aType({ narrow: { number: 'no', facets: [], row: ['yr', 'gnr', 'rat', 'pn'] } })
const type = summaryOf(document)
const of = (schema = document.schema) => extraColumns(type, schema)

describe('columns that only the schema knows', () => {
  it('are the plain values of the list row that the document has no column for', () => {
    expect(of().map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'prd list',
      'lws dateTime',
      'lwe dateTime',
      'ed_dt dateTime',
      'vce boolean',
      'ex_id text',
      'chty text',
      'no number',
      'yr number',
      'gnr list',
      'pn text',
    ])
  })

  it('are hidden until they are chosen, and speak the words of the schema', () => {
    const label = { en: 'House number', zh: '门牌', ms: 'Nombor', ta: 'எண்' }
    const [column] = of({ properties: { no: { type: 'integer', 'x-label': label } } })
    expect(column).toMatchObject({ field: 'no', hidden: true, label })
  })

  it('never offer a field that no row carries', () => {
    const carried = rowFields(document)
    expect(of().every(({ field }) => carried.includes(field))).toBe(true)
    expect(carried).not.toContain('lod')
  })
})
