import type { Texts } from '#contract/values/languages.ts'
import { field, MILLISECONDS, SHORT_TEXT, setOf, texts, type JsonSchema } from './field.ts'
import { parentField, SERIES_WORDS } from './relations.ts'
import { control, duration, row, section, type FieldGroup } from './ui.ts'

export const startPoint = texts({ en: 'Start point', zh: '起点', ms: 'Titik mula', ta: 'தொடக்கப் புள்ளி' })
export const endPoint = texts({ en: 'End point', zh: '终点', ms: 'Titik tamat', ta: 'முடிவுப் புள்ளி' })
export const place = texts({ en: 'Location', zh: '地点', ms: 'Lokasi', ta: 'இடம்' })
export const characters = texts({ en: 'Characters', zh: '角色', ms: 'Watak', ta: 'கதாபாத்திரங்கள்' })

/** From where to where, in the film of the title that it belongs to. */
const points = {
  sp: field(MILLISECONDS, startPoint, 'sp: start point in the film of the parent, in ms.', {
    unit: 'ms',
    publish: true,
  }),
  ep: field(MILLISECONDS, endPoint, 'ep: end point in the film of the parent, in ms.', { unit: 'ms', publish: true }),
}

const NUMBER: JsonSchema = { type: 'integer', minimum: 0, maximum: 100_000 }

/** What a piece of a film is cut from, where it lies there, and its number among the others. */
export function pieceOf(number: { field: string; label: Texts }, ...parents: string[]): FieldGroup {
  const parent = parentField(SERIES_WORDS.title, parents)
  return {
    properties: {
      parent: { ...parent.schema, 'x-publish': true },
      [number.field]: field(NUMBER, number.label, `${number.field}: its place among the pieces; a field of ours.`),
      ...points,
    },
    section: section(
      'relations',
      texts({ en: 'Place in the film', zh: '在影片中的位置', ms: 'Kedudukan dalam filem', ta: 'படத்தில் இடம்' }),
      'link',
      [parent.element, row(control(number.field), duration('sp'), duration('ep'))],
    ),
  }
}

/** Where it plays and who is seen. */
export const whereAndWho: FieldGroup = {
  properties: {
    loc: field(SHORT_TEXT, place, 'loc: where it plays; a field of ours.'),
    chrs: field(
      setOf({ ...SHORT_TEXT, minLength: 1 }, 100),
      characters,
      'chrs: characters that are seen; a field of ours.',
    ),
  },
  section: section(
    'story',
    texts({ en: 'Place and characters', zh: '地点与角色', ms: 'Tempat dan watak', ta: 'இடமும் கதாபாத்திரங்களும்' }),
    'pin',
    [control('loc'), control('chrs', { widget: 'tags' })],
  ),
}
