import { deviceLinks } from './deviceLinks.ts'
import { choice, field, IDENTIFIER, listOf, readOnly, SHORT_TEXT, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const QUALITIES = {
  UHD: texts('UHD', 'UHD', 'UHD', 'UHD'),
  'Full HD': texts('Full HD', '全高清', 'Full HD', 'Full HD'),
  HD: texts('HD', '高清', 'HD', 'HD'),
  SD: texts('SD', '标清', 'SD', 'SD'),
} as const

const FILE_TYPES = {
  video: texts('Video', '视频', 'Video', 'காணொளி'),
  audio: texts('Audio', '音频', 'Audio', 'ஒலி'),
  subtitle: texts('Subtitle', '字幕', 'Sari kata', 'வசன வரி'),
  image: texts('Image', '图片', 'Imej', 'படம்'),
  document: texts('Document', '文档', 'Dokumen', 'ஆவணம்'),
} as const

const fileType = texts('File type', '文件类别', 'Jenis fail', 'கோப்பு வகை')

const file = {
  ft: field(choice(FILE_TYPES), fileType, 'ft: file type.'),
  fn: field(SHORT_TEXT, texts('File name', '文件名', 'Nama fail', 'கோப்புப் பெயர்'), 'fn: file name.'),
  fs: field(
    { type: 'integer', minimum: 0 },
    texts('File size', '文件大小', 'Saiz fail', 'கோப்பு அளவு'),
    'fs: file size in bytes.',
    { unit: 'B' },
  ),
  q: field(choice(QUALITIES), texts('Quality', '画质', 'Kualiti', 'தரம்'), 'q: picture quality.'),
}

const asset = {
  a_id: field(IDENTIFIER, texts('Asset id', '素材编号', 'ID aset', 'சொத்து எண்'), 'a_id: id of the media asset.'),
  ex_id: field(
    readOnly(IDENTIFIER),
    texts('External id', '外部编号', 'ID luaran', 'வெளி எண்'),
    'ex_id: id of the asset in the system it came from.',
  ),
  file_uri: field(
    { type: 'string', format: 'uri', maxLength: 2000 },
    texts('File address', '文件地址', 'Alamat fail', 'கோப்பு முகவரி'),
    'file_uri: where the file lies; any scheme, never opened by a page.',
  ),
  ftype: field(choice(FILE_TYPES), fileType, 'ftype: file type.'),
}

/** The files behind a title and the links that devices open. */
export const media: FieldGroup = {
  properties: {
    files: field(listOf(file), texts('Files', '文件', 'Fail', 'கோப்புகள்'), 'files: files of the title.'),
    media_assets: field(
      listOf(asset),
      texts('Media assets', '媒体素材', 'Aset media', 'ஊடகச் சொத்துகள்'),
      'media_assets: assets that playback is built from.',
    ),
    ...deviceLinks.properties,
  },
  section: section('media', texts('Media files', '媒体文件', 'Fail media', 'ஊடகக் கோப்புகள்'), 'film', [
    control('files', { widget: 'table' }),
    control('media_assets', { widget: 'table' }),
    control('device_links', { widget: 'table' }),
  ]),
}
