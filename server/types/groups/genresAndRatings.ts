import type { Texts } from '#contract/values/languages.ts'
import { choice, field, IDENTIFIER, listOf, setOf, texts } from './field.ts'
import { GENRES } from './genres.ts'
import { control, section, type FieldGroup } from './ui.ts'

/** Age ratings that occur in the regions served; a rating stands with its system, since 'PG' differs between them. */
const RATING_SYSTEMS = {
  IMDA: texts({ en: 'IMDA (Singapore)', zh: 'IMDA（新加坡）', ms: 'IMDA (Singapura)', ta: 'IMDA (சிங்கப்பூர்)' }),
  LPF: texts({ en: 'LPF (Malaysia)', zh: 'LPF（马来西亚）', ms: 'LPF (Malaysia)', ta: 'LPF (மலேசியா)' }),
  CBFC: texts({ en: 'CBFC (India)', zh: 'CBFC（印度）', ms: 'CBFC (India)', ta: 'CBFC (இந்தியா)' }),
  MPA: texts({ en: 'MPA (United States)', zh: 'MPA（美国）', ms: 'MPA (Amerika Syarikat)', ta: 'MPA (அமெரிக்கா)' }),
} as const

export const RATINGS = [
  'G',
  'PG',
  'PG13',
  'NC16',
  'M18',
  'R21',
  'U',
  'P12',
  '13',
  '16',
  '18',
  'UA',
  'A',
  'PG-13',
  'R',
] as const

const title = texts({
  en: 'Genres and ratings',
  zh: '类型与分级',
  ms: 'Genre dan penarafan',
  ta: 'வகைகளும் தரமதிப்பீடுகளும்',
})
const rating = texts({ en: 'Rating', zh: '分级', ms: 'Penarafan', ta: 'தரமதிப்பீடு' })

/** What kind of title it is and who may see it; channels bring a vocabulary of their own. */
export function genresAndRatingsOf(genres: Readonly<Record<string, Texts>>): FieldGroup {
  return {
    properties: {
      gnr: field(
        setOf(choice(genres), 20),
        texts({ en: 'Genres', zh: '类型', ms: 'Genre', ta: 'வகைகள்' }),
        'gnr: genres, the leading one first; a field of ours.',
      ),
      rat: field(
        listOf(
          {
            v: field({ type: 'string', minLength: 1, maxLength: 20 }, rating, 'v: the rating itself.'),
            system: field(
              choice(RATING_SYSTEMS),
              texts({ en: 'System', zh: '分级体系', ms: 'Sistem', ta: 'முறைமை' }),
              'system: the body that gives the rating.',
            ),
          },
          ['v'],
          40,
        ),
        texts({ en: 'Ratings', zh: '分级', ms: 'Penarafan', ta: 'தரமதிப்பீடுகள்' }),
        'rat: ratings, one per system.',
        {
          help: texts({
            en: 'One rating per system; players show the one of their country.',
            zh: '每个分级体系一个分级；播放端显示所在国家的分级。',
            ms: 'Satu penarafan bagi setiap sistem; pemain memaparkan penarafan negaranya.',
            ta: 'ஒவ்வொரு முறைமைக்கும் ஒரு மதிப்பீடு; இயக்கி தன் நாட்டினதைக் காட்டும்.',
          }),
        },
      ),
      tc: field(
        IDENTIFIER,
        texts({ en: 'Technical class', zh: '技术级别', ms: 'Kelas teknikal', ta: 'தொழில்நுட்ப வகுப்பு' }),
        'tc: technical class of the title, such as HD or UHD.',
      ),
    },
    section: section('genres', title, 'tag', [
      control('gnr', { widget: 'choices' }),
      control('rat', { widget: 'ratings' }),
      control('tc'),
    ]),
  }
}

export const genresAndRatings = genresAndRatingsOf(GENRES)
