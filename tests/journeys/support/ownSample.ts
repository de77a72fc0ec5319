import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { refersTo } from '#contract/registry/references.ts'
import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { call } from './call.ts'

export type Sample = Record<string, unknown>
export type OwnSample = {
  values: Sample
  /** English name of it. */
  name: string
  /** Names of the documents that its references name, by field: a person finds them by these. */
  titles: Record<string, string>
}

/** A film's scene needs the film, an episode its season and that its series; deeper than that nothing is needed. */
const DEPTH = 3

const propertiesOf = (type: TypeDocument) => Object.entries(type.schema.properties as Record<string, Sample>)

/**
 * The type's sample under a name of its own. What it belongs to and what publishing needs are made for it, as drafts;
 * other references are left out.
 */
export async function ownSample(page: Page, type: TypeDocument, depth = DEPTH): Promise<OwnSample> {
  const mark = String(Date.now() % 1_000_000)
  const name = `${type.labels.one.en} ${mark}`
  const names = [
    { lang: 'en', n: name },
    { lang: 'ta', n: `${type.labels.one.ta} ${mark}` },
  ]
  const values: Sample = { ...type.sample, prd: ['rimba-my'], lon: names }
  // Channels of one product share no number (section 8).
  if (hasTrait(type, 'hasChannelNumber') && type.narrow.number)
    values[type.narrow.number] = 1_000 + (Date.now() % 8_000)
  // Nor do virtual channels share the id that their days are known by.
  if (hasTrait(type, 'hasServiceId')) values.cs = `walked-${mark}`
  const titles: Record<string, string> = {}
  for (const [field, schema] of propertiesOf(type)) {
    const types = refersTo(schema)
    if (!types) continue
    delete values[field]
    const target = shippedTypes().find((one) => one.type === types[0])
    const isNeeded = field === type.relations?.parent?.field || schema['x-publish'] === true
    if (!isNeeded || !target || depth === 0) continue
    const made = await makeDraft(page, target, depth - 1)
    values[field] = schema.type === 'array' ? [made.id] : made.id
    titles[field] = made.name
  }
  return { values, name, titles }
}

/** A draft of a type, by the API. */
export async function makeDraft(page: Page, type: TypeDocument, depth = DEPTH): Promise<{ id: string; name: string }> {
  const { values, name } = await ownSample(page, type, depth)
  const path = `/api/content/urn/resource/catalog/${type.type}?prd=rimba-my`
  const made = await call<{ id: string } | null>(page, path, 'POST', { ...values, st: 'draft' })
  expect(made?.id, `${name} was not created`).toBeTruthy()
  return { id: made?.id ?? '', name }
}

/** Whether publishing needs a list of records, which the walk leaves to the API. */
export const needsRecords = (type: TypeDocument): boolean =>
  propertiesOf(type).some(([name, schema]) => {
    const items = schema.items as Sample | undefined
    return name !== 'lon' && schema['x-publish'] === true && schema.type === 'array' && items?.type === 'object'
  })
