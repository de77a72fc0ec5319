import { choice, field, IDENTIFIER, INSTANT, readOnly, SHORT_TEXT, texts } from './field.ts'
import { control, instant, row, section, type FieldGroup, type UiElement } from './ui.ts'

const STATUS_WORDS = {
  published: texts('Published', '已发布', 'Diterbitkan', 'வெளியிடப்பட்டது'),
  draft: texts('Draft', '草稿', 'Draf', 'வரைவு'),
  'pre-draft': texts('Processing', '处理中', 'Sedang diproses', 'செயலாக்கத்தில்'),
  pending: texts('Pending', '待审批', 'Menunggu kelulusan', 'ஒப்புதலுக்குக் காத்திருக்கிறது'),
  archived: texts('Archived', '已归档', 'Diarkibkan', 'காப்பகத்தில்'),
  deleted: texts('Deleted', '已删除', 'Dipadamkan', 'நீக்கப்பட்டது'),
  purged: texts('Purged', '已清除', 'Dihapuskan', 'முற்றிலும் அழிக்கப்பட்டது'),
} as const

const id = readOnly(IDENTIFIER)
const at = readOnly(INSTANT)
const who = readOnly(SHORT_TEXT)

const fieldsOfServer = [
  row(control('id'), control('key')),
  row(control('urn'), control('cty'), control('st')),
  row(control('ex_id'), control('prt_ic')),
  row(instant('ct'), control('cu')),
  row(instant('ut'), control('uu')),
  row(instant('au_ut'), instant('prt_ut')),
]

/** What the server or an import sets and nobody types (specification section 6: these fields stay disabled). */
export const system: FieldGroup = {
  properties: {
    id: field(id, texts('Document id', '文档编号', 'ID dokumen', 'ஆவண எண்'), 'id: document id.'),
    key: field(id, texts('Version key', '版本键', 'Kunci versi', 'பதிப்புச் சாவி'), 'key: version key.'),
    urn: field(id, texts('URN', 'URN', 'URN', 'URN'), 'urn: urn:resource:catalog:{type}.'),
    cty: field(id, texts('Content type', '内容类型', 'Jenis kandungan', 'உள்ளடக்க வகை'), 'cty: the resource type.'),
    st: field(readOnly(choice(STATUS_WORDS)), texts('Status', '状态', 'Status', 'நிலை'), 'st: status of the version.'),
    ex_id: field(
      id,
      texts('External id', '外部编号', 'ID luaran', 'வெளி எண்'),
      'ex_id: id in the system it came from; set at creation and import, then never.',
    ),
    prt_ic: field(
      readOnly({ type: 'string', enum: ['true', 'false'] }),
      texts('Parent item', '父级项目', 'Item induk', 'மூல உருப்படி'),
      "prt_ic: 'true' where the title has parts of its own.",
    ),
    ct: field(at, texts('Created', '创建时间', 'Dicipta', 'உருவாக்கியது'), 'ct: when it was created.'),
    cu: field(who, texts('Created by', '创建者', 'Dicipta oleh', 'உருவாக்கியவர்'), 'cu: who created it.'),
    ut: field(at, texts('Updated', '更新时间', 'Dikemas kini', 'புதுப்பித்தது'), 'ut: when it was updated.'),
    uu: field(who, texts('Updated by', '更新者', 'Dikemas kini oleh', 'புதுப்பித்தவர்'), 'uu: who updated it.'),
    au_ut: field(
      at,
      texts('Assets updated', '素材更新时间', 'Aset dikemas kini', 'சொத்துகள் புதுப்பித்தது'),
      'au_ut: when its assets were updated.',
    ),
    prt_ut: field(
      at,
      texts('Parent updated', '父级更新时间', 'Induk dikemas kini', 'மூலம் புதுப்பித்தது'),
      'prt_ut: when its parent was updated.',
    ),
  },
  section: section('system', texts('System', '系统', 'Sistem', 'கணினித் தகவல்'), 'database', fieldsOfServer),
}

/** Additional info dialog: what the server knows of a title beside its content. */
export function additionalInfo(...more: UiElement[]): UiElement {
  return { type: 'VerticalLayout', elements: [...fieldsOfServer, ...more] }
}
