import { deviceLinks } from './deviceLinks.ts'
import { choice, field, IDENTIFIER, listOf, readOnly, SHORT_TEXT, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const QUALITIES = {
  UHD: texts({ en: 'UHD', zh: 'UHD', ms: 'UHD', ta: 'UHD' }),
  'Full HD': texts({ en: 'Full HD', zh: '全高清', ms: 'Full HD', ta: 'Full HD' }),
  HD: texts({ en: 'HD', zh: '高清', ms: 'HD', ta: 'HD' }),
  SD: texts({ en: 'SD', zh: '标清', ms: 'SD', ta: 'SD' }),
} as const

const FILE_TYPES = {
  video: texts({ en: 'Video', zh: '视频', ms: 'Video', ta: 'காணொளி' }),
  audio: texts({ en: 'Audio', zh: '音频', ms: 'Audio', ta: 'ஒலி' }),
  subtitle: texts({ en: 'Subtitle', zh: '字幕', ms: 'Sari kata', ta: 'வசன வரி' }),
  image: texts({ en: 'Image', zh: '图片', ms: 'Imej', ta: 'படம்' }),
  document: texts({ en: 'Document', zh: '文档', ms: 'Dokumen', ta: 'ஆவணம்' }),
} as const

const fileType = texts({ en: 'File type', zh: '文件类别', ms: 'Jenis fail', ta: 'கோப்பு வகை' })

const file = {
  ft: field(choice(FILE_TYPES), fileType, 'ft: file type.'),
  fn: field(SHORT_TEXT, texts({ en: 'File name', zh: '文件名', ms: 'Nama fail', ta: 'கோப்புப் பெயர்' }), 'fn: file name.'),
  fs: field(
    { type: 'integer', minimum: 0 },
    texts({ en: 'File size', zh: '文件大小', ms: 'Saiz fail', ta: 'கோப்பு அளவு' }),
    'fs: file size in bytes.',
    { unit: 'B' },
  ),
  q: field(choice(QUALITIES), texts({ en: 'Quality', zh: '画质', ms: 'Kualiti', ta: 'தரம்' }), 'q: picture quality.'),
}

const asset = {
  a_id: field(
    IDENTIFIER,
    texts({ en: 'Asset id', zh: '素材编号', ms: 'ID aset', ta: 'சொத்து எண்' }),
    'a_id: id of the media asset.',
  ),
  ex_id: field(
    readOnly(IDENTIFIER),
    texts({ en: 'External id', zh: '外部编号', ms: 'ID luaran', ta: 'வெளி எண்' }),
    'ex_id: id of the asset in the system it came from.',
  ),
  file_uri: field(
    { type: 'string', format: 'uri', maxLength: 2000 },
    texts({ en: 'File address', zh: '文件地址', ms: 'Alamat fail', ta: 'கோப்பு முகவரி' }),
    'file_uri: where the file lies; any scheme, never opened by a page.',
  ),
  ftype: field(choice(FILE_TYPES), fileType, 'ftype: file type.'),
}

/** The files behind a title and the links that devices open. */
export const media: FieldGroup = {
  properties: {
    files: field(
      listOf(file),
      texts({ en: 'Files', zh: '文件', ms: 'Fail', ta: 'கோப்புகள்' }),
      'files: files of the title.',
    ),
    media_assets: field(
      listOf(asset),
      texts({ en: 'Media assets', zh: '媒体素材', ms: 'Aset media', ta: 'ஊடகச் சொத்துகள்' }),
      'media_assets: assets that playback is built from.',
      {
        help: texts({
          en: 'Picture and sound are uploaded beside the form, under Playback.',
          zh: '画面和声音在表单旁的“播放”中上传。',
          ms: 'Gambar dan bunyi dimuat naik di sebelah borang, di bawah Main balik.',
          ta: 'படமும் ஒலியும் படிவத்தின் அருகே, இயக்கம் பகுதியில் பதிவேற்றப்படும்.',
        }),
      },
    ),
    ...deviceLinks.properties,
  },
  section: section(
    'media',
    texts({ en: 'Media files', zh: '媒体文件', ms: 'Fail media', ta: 'ஊடகக் கோப்புகள்' }),
    'film',
    [
      control('files', { widget: 'table' }),
      control('media_assets', { widget: 'table', columns: ['ftype', 'file_uri'] }),
      control('device_links', { widget: 'table' }),
    ],
  ),
}
