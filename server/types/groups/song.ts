import type { Texts } from '#contract/values/languages.ts'
import { field, IDENTIFIER, SHORT_TEXT, setOf, texts, type JsonSchema } from './field.ts'
import { genresAndRatingsOf } from './genresAndRatings.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const artists = texts({ en: 'Artists', zh: '艺人', ms: 'Artis', ta: 'கலைஞர்கள்' })
export const album = texts({ en: 'Album', zh: '专辑', ms: 'Album', ta: 'இசைத்தொகுப்பு' })
export const trackNumber = texts({ en: 'Track', zh: '曲目号', ms: 'Nombor runut', ta: 'பாடல் எண்' })

const NUMBER: JsonSchema = { type: 'integer', minimum: 1, maximum: 999 }

/** Who sings, and where on which album. */
export const song: FieldGroup = {
  properties: {
    art: field(
      setOf({ ...SHORT_TEXT, minLength: 1 }, 40),
      artists,
      'art: artists as they are credited; a field of ours.',
      { publish: true },
    ),
    alb: field(SHORT_TEXT, album, 'alb: album that the song is on; a field of ours.'),
    dsc_n: field(
      NUMBER,
      texts({ en: 'Disc', zh: '碟号', ms: 'Cakera', ta: 'வட்டு' }),
      'dsc_n: disc of the album; a field of ours.',
    ),
    trk_n: field(NUMBER, trackNumber, 'trk_n: number of the track on its disc; a field of ours.'),
    isrc: field(
      { type: 'string', pattern: '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$', maxLength: 12 },
      texts({ en: 'ISRC', zh: 'ISRC', ms: 'ISRC', ta: 'ISRC' }),
      'isrc: International Standard Recording Code, without hyphens; a field of ours.',
      {
        help: texts({
          en: 'Twelve characters without hyphens, such as MYA012400017.',
          zh: '12 位字符，不含连字符，例如 MYA012400017。',
          ms: 'Dua belas aksara tanpa sempang, contohnya MYA012400017.',
          ta: 'இணைகுறி இல்லாத பன்னிரண்டு எழுத்துகள்; எ.கா. MYA012400017.',
        }),
      },
    ),
    lbl: field(
      SHORT_TEXT,
      texts({ en: 'Record label', zh: '唱片公司', ms: 'Label rakaman', ta: 'இசை நிறுவனம்' }),
      'lbl: record label; a field of ours.',
    ),
    isw: field(
      IDENTIFIER,
      texts({ en: 'ISWC', zh: 'ISWC', ms: 'ISWC', ta: 'ISWC' }),
      'isw: International Standard Musical Work Code; a field of ours.',
    ),
  },
  section: section('song', texts({ en: 'Recording', zh: '录音', ms: 'Rakaman', ta: 'ஒலிப்பதிவு' }), 'note', [
    control('art', { widget: 'tags' }),
    row(control('alb'), control('dsc_n'), control('trk_n')),
    row(control('isrc'), control('isw'), control('lbl')),
  ]),
}

/** What a song sounds like. */
export const MUSIC_GENRES: Readonly<Record<string, Texts>> = {
  pop: texts({ en: 'Pop', zh: '流行', ms: 'Pop', ta: 'பாப்' }),
  rock: texts({ en: 'Rock', zh: '摇滚', ms: 'Rock', ta: 'ராக்' }),
  folk: texts({ en: 'Folk', zh: '民谣', ms: 'Lagu rakyat', ta: 'நாட்டுப்புறம்' }),
  film_song: texts({ en: 'Film song', zh: '电影歌曲', ms: 'Lagu filem', ta: 'திரையிசை' }),
  soundtrack: texts({ en: 'Score', zh: '电影配乐', ms: 'Muzik latar', ta: 'பின்னணி இசை' }),
  classical: texts({ en: 'Classical', zh: '古典', ms: 'Klasik', ta: 'செவ்வியல் இசை' }),
  carnatic: texts({ en: 'Carnatic', zh: '卡纳提克', ms: 'Karnatik', ta: 'கர்நாடக இசை' }),
  dangdut: texts({ en: 'Dangdut', zh: '丹杜特', ms: 'Dangdut', ta: 'டங்டுட்' }),
  hip_hop: texts({ en: 'Hip-hop', zh: '嘻哈', ms: 'Hip-hop', ta: 'ஹிப்-ஹாப்' }),
  jazz: texts({ en: 'Jazz', zh: '爵士', ms: 'Jaz', ta: 'ஜாஸ்' }),
  electronic: texts({ en: 'Electronic', zh: '电子', ms: 'Elektronik', ta: 'மின்னணு இசை' }),
  devotional: texts({ en: 'Devotional', zh: '宗教音乐', ms: 'Nasyid dan kerohanian', ta: 'பக்தியிசை' }),
  kids: texts({ en: 'For children', zh: '儿歌', ms: 'Lagu kanak-kanak', ta: 'சிறுவர் பாடல்' }),
}

export const musicGenres = genresAndRatingsOf(MUSIC_GENRES)
