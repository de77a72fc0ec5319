import type { Texts } from '#contract/values/languages.ts'
import { field, IDENTIFIER, SHORT_TEXT, setOf, texts, type JsonSchema } from './field.ts'
import { genresAndRatingsOf } from './genresAndRatings.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const artists = texts('Artists', '艺人', 'Artis', 'கலைஞர்கள்')
export const album = texts('Album', '专辑', 'Album', 'இசைத்தொகுப்பு')
export const trackNumber = texts('Track', '曲目号', 'Nombor runut', 'பாடல் எண்')

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
    dsc_n: field(NUMBER, texts('Disc', '碟号', 'Cakera', 'வட்டு'), 'dsc_n: disc of the album; a field of ours.'),
    trk_n: field(NUMBER, trackNumber, 'trk_n: number of the track on its disc; a field of ours.'),
    isrc: field(
      { type: 'string', pattern: '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$', maxLength: 12 },
      texts('ISRC', 'ISRC', 'ISRC', 'ISRC'),
      'isrc: International Standard Recording Code, without hyphens; a field of ours.',
      {
        help: texts(
          'Twelve characters without hyphens, such as MYA012400017.',
          '12 位字符，不含连字符，例如 MYA012400017。',
          'Dua belas aksara tanpa sempang, contohnya MYA012400017.',
          'இணைகுறி இல்லாத பன்னிரண்டு எழுத்துகள்; எ.கா. MYA012400017.',
        ),
      },
    ),
    lbl: field(
      SHORT_TEXT,
      texts('Record label', '唱片公司', 'Label rakaman', 'இசை நிறுவனம்'),
      'lbl: record label; a field of ours.',
    ),
    isw: field(
      IDENTIFIER,
      texts('ISWC', 'ISWC', 'ISWC', 'ISWC'),
      'isw: International Standard Musical Work Code; a field of ours.',
    ),
  },
  section: section('song', texts('Recording', '录音', 'Rakaman', 'ஒலிப்பதிவு'), 'note', [
    control('art', { widget: 'tags' }),
    row(control('alb'), control('dsc_n'), control('trk_n')),
    row(control('isrc'), control('isw'), control('lbl')),
  ]),
}

/** What a song sounds like. */
export const MUSIC_GENRES: Readonly<Record<string, Texts>> = {
  pop: texts('Pop', '流行', 'Pop', 'பாப்'),
  rock: texts('Rock', '摇滚', 'Rock', 'ராக்'),
  folk: texts('Folk', '民谣', 'Lagu rakyat', 'நாட்டுப்புறம்'),
  film_song: texts('Film song', '电影歌曲', 'Lagu filem', 'திரையிசை'),
  soundtrack: texts('Score', '电影配乐', 'Muzik latar', 'பின்னணி இசை'),
  classical: texts('Classical', '古典', 'Klasik', 'செவ்வியல் இசை'),
  carnatic: texts('Carnatic', '卡纳提克', 'Karnatik', 'கர்நாடக இசை'),
  dangdut: texts('Dangdut', '丹杜特', 'Dangdut', 'டங்டுட்'),
  hip_hop: texts('Hip-hop', '嘻哈', 'Hip-hop', 'ஹிப்-ஹாப்'),
  jazz: texts('Jazz', '爵士', 'Jaz', 'ஜாஸ்'),
  electronic: texts('Electronic', '电子', 'Elektronik', 'மின்னணு இசை'),
  devotional: texts('Devotional', '宗教音乐', 'Nasyid dan kerohanian', 'பக்தியிசை'),
  kids: texts('For children', '儿歌', 'Lagu kanak-kanak', 'சிறுவர் பாடல்'),
}

export const musicGenres = genresAndRatingsOf(MUSIC_GENRES)
