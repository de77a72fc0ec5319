import { choice, field, listOf, SHORT_TEXT, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

export const ROLES = {
  director: texts('Director', '导演', 'Pengarah', 'இயக்குநர்'),
  actor: texts('Actor', '演员', 'Pelakon', 'நடிகர்'),
  writer: texts('Writer', '编剧', 'Penulis', 'எழுத்தாளர்'),
  producer: texts('Producer', '制片人', 'Penerbit', 'தயாரிப்பாளர்'),
  composer: texts('Composer', '作曲', 'Komposer', 'இசையமைப்பாளர்'),
  cinematographer: texts('Cinematographer', '摄影', 'Sinematografer', 'ஒளிப்பதிவாளர்'),
  editor: texts('Editor', '剪辑', 'Penyunting', 'படத்தொகுப்பாளர்'),
  host: texts('Host', '主持人', 'Pengacara', 'தொகுப்பாளர்'),
  narrator: texts('Narrator', '旁白', 'Narator', 'கதைசொல்லி'),
  voice: texts('Voice', '配音', 'Suara', 'குரல்'),
} as const

/** Cast and crew, in the order of the credits. */
export const people: FieldGroup = {
  properties: {
    ppl: field(
      listOf(
        {
          n: field({ ...SHORT_TEXT, minLength: 1 }, texts('Name', '姓名', 'Nama', 'பெயர்'), 'n: name of the person.'),
          r: field(choice(ROLES), texts('Role', '职务', 'Peranan', 'பங்கு'), 'r: what the person did.'),
          ch: field(
            SHORT_TEXT,
            texts('Character', '角色', 'Watak', 'கதாபாத்திரம்'),
            'ch: the character that an actor plays.',
          ),
        },
        ['n'],
        500,
      ),
      texts('Cast and crew', '演职人员', 'Pelakon dan krew', 'நடிகர்களும் குழுவினரும்'),
      'ppl: people in the order of the credits; a field of ours.',
    ),
  },
  section: section('people', texts('Cast and crew', '演职人员', 'Pelakon dan krew', 'நடிகர்களும் குழுவினரும்'), 'users', [
    control('ppl', { widget: 'people' }),
  ]),
}
