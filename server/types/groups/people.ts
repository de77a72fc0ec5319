import { choice, field, listOf, SHORT_TEXT, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const ROLES = {
  director: texts({ en: 'Director', zh: '导演', ms: 'Pengarah', ta: 'இயக்குநர்' }),
  actor: texts({ en: 'Actor', zh: '演员', ms: 'Pelakon', ta: 'நடிகர்' }),
  writer: texts({ en: 'Writer', zh: '编剧', ms: 'Penulis', ta: 'எழுத்தாளர்' }),
  producer: texts({ en: 'Producer', zh: '制片人', ms: 'Penerbit', ta: 'தயாரிப்பாளர்' }),
  composer: texts({ en: 'Composer', zh: '作曲', ms: 'Komposer', ta: 'இசையமைப்பாளர்' }),
  cinematographer: texts({ en: 'Cinematographer', zh: '摄影', ms: 'Sinematografer', ta: 'ஒளிப்பதிவாளர்' }),
  editor: texts({ en: 'Editor', zh: '剪辑', ms: 'Penyunting', ta: 'படத்தொகுப்பாளர்' }),
  host: texts({ en: 'Host', zh: '主持人', ms: 'Pengacara', ta: 'தொகுப்பாளர்' }),
  narrator: texts({ en: 'Narrator', zh: '旁白', ms: 'Narator', ta: 'கதைசொல்லி' }),
  voice: texts({ en: 'Voice', zh: '配音', ms: 'Suara', ta: 'குரல்' }),
} as const

/** Cast and crew, in the order of the credits. */
export const people: FieldGroup = {
  properties: {
    ppl: field(
      listOf(
        {
          n: field(
            { ...SHORT_TEXT, minLength: 1 },
            texts({ en: 'Name', zh: '姓名', ms: 'Nama', ta: 'பெயர்' }),
            'n: name of the person.',
          ),
          r: field(
            choice(ROLES),
            texts({ en: 'Role', zh: '职务', ms: 'Peranan', ta: 'பங்கு' }),
            'r: what the person did.',
          ),
          ch: field(
            SHORT_TEXT,
            texts({ en: 'Character', zh: '角色', ms: 'Watak', ta: 'கதாபாத்திரம்' }),
            'ch: the character that an actor plays.',
          ),
        },
        ['n'],
        500,
      ),
      texts({ en: 'Cast and crew', zh: '演职人员', ms: 'Pelakon dan krew', ta: 'நடிகர்களும் குழுவினரும்' }),
      'ppl: people in the order of the credits; a field of ours.',
    ),
  },
  section: section(
    'people',
    texts({ en: 'Cast and crew', zh: '演职人员', ms: 'Pelakon dan krew', ta: 'நடிகர்களும் குழுவினரும்' }),
    'users',
    [control('ppl', { widget: 'people' })],
  ),
}
