import type { Texts } from '#contract/values/languages.ts'
import { choice, field, IDENTIFIER, listOf, setOf, texts } from './field.ts'
import { GENRES } from './genres.ts'
import { control, section, type FieldGroup } from './ui.ts'

/** Age ratings that occur in the regions served; a rating stands with its system, since 'PG' differs between them. */
export const RATING_SYSTEMS = {
  IMDA: texts('IMDA (Singapore)', 'IMDA（新加坡）', 'IMDA (Singapura)', 'IMDA (சிங்கப்பூர்)'),
  LPF: texts('LPF (Malaysia)', 'LPF（马来西亚）', 'LPF (Malaysia)', 'LPF (மலேசியா)'),
  CBFC: texts('CBFC (India)', 'CBFC（印度）', 'CBFC (India)', 'CBFC (இந்தியா)'),
  MPA: texts('MPA (United States)', 'MPA（美国）', 'MPA (Amerika Syarikat)', 'MPA (அமெரிக்கா)'),
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

const title = texts('Genres and ratings', '类型与分级', 'Genre dan penarafan', 'வகைகளும் தரமதிப்பீடுகளும்')
const rating = texts('Rating', '分级', 'Penarafan', 'தரமதிப்பீடு')

/** What kind of title it is and who may see it; channels bring a vocabulary of their own. */
export function genresAndRatingsOf(genres: Readonly<Record<string, Texts>>): FieldGroup {
  return {
    properties: {
      gnr: field(
        setOf(choice(genres), 20),
        texts('Genres', '类型', 'Genre', 'வகைகள்'),
        'gnr: genres, the leading one first; a field of ours.',
      ),
      rat: field(
        listOf(
          {
            v: field({ type: 'string', minLength: 1, maxLength: 20 }, rating, 'v: the rating itself.'),
            system: field(
              choice(RATING_SYSTEMS),
              texts('System', '分级体系', 'Sistem', 'முறைமை'),
              'system: the body that gives the rating.',
            ),
          },
          ['v'],
          40,
        ),
        texts('Ratings', '分级', 'Penarafan', 'தரமதிப்பீடுகள்'),
        'rat: ratings, one per system.',
        {
          help: texts(
            'One rating per system; players show the one of their country.',
            '每个分级体系一个分级；播放端显示所在国家的分级。',
            'Satu penarafan bagi setiap sistem; pemain memaparkan penarafan negaranya.',
            'ஒவ்வொரு முறைமைக்கும் ஒரு மதிப்பீடு; இயக்கி தன் நாட்டினதைக் காட்டும்.',
          ),
        },
      ),
      tc: field(
        IDENTIFIER,
        texts('Technical class', '技术级别', 'Kelas teknikal', 'தொழில்நுட்ப வகுப்பு'),
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
