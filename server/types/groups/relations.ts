import type { Texts } from '#contract/values/languages.ts'
import { field, IDENTIFIER, texts, type JsonSchema } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const SERIES_WORDS = {
  series: texts('Series', '剧集', 'Siri', 'தொடர்'),
  season: texts('Season', '季', 'Musim', 'பருவம்'),
  title: texts('Title it belongs to', '所属作品', 'Tajuk induk', 'சார்ந்த தலைப்பு'),
}
export const seasonNumber = texts('Season number', '季号', 'Nombor musim', 'பருவ எண்')
export const episodeNumber = texts('Episode number', '集号', 'Nombor episod', 'அத்தியாய எண்')

const NUMBER: JsonSchema = { type: 'integer', minimum: 0, maximum: 100_000 }
const place = texts('Place in the series', '在剧集中的位置', 'Kedudukan dalam siri', 'தொடரில் இடம்')

/** The parent that a title belongs to, found by a picker over the named types. */
function parentField(label: Texts, ...types: string[]) {
  const schema = field(IDENTIFIER, label, 'parent: document id of the parent; a field of ours.')
  return { schema, element: control('parent', { types }) }
}

/** A short piece that may stand alone or belong to a film or series. */
export function belongsTo(...types: string[]): FieldGroup {
  const parent = parentField(SERIES_WORDS.title, ...types)
  return {
    properties: { parent: parent.schema },
    section: section('relations', texts('Belongs to', '所属', 'Tergolong dalam', 'எதைச் சார்ந்தது'), 'link', [
      parent.element,
    ]),
  }
}

const ssn_n = field(NUMBER, seasonNumber, 'ssn_n: number of the season within its series; a field of ours.')
const eps_n = field(NUMBER, episodeNumber, 'eps_n: number of the episode within its season; a field of ours.')

const ofSeason = parentField(SERIES_WORDS.series, 'tvseries')
export const seasonPlace: FieldGroup = {
  properties: { parent: ofSeason.schema, ssn_n },
  section: section('relations', place, 'link', [ofSeason.element, row(control('ssn_n'))]),
}

const ofEpisode = parentField(SERIES_WORDS.season, 'tvseason')
export const episodePlace: FieldGroup = {
  properties: { parent: ofEpisode.schema, ssn_n, eps_n },
  section: section('relations', place, 'link', [ofEpisode.element, row(control('ssn_n'), control('eps_n'))]),
}
