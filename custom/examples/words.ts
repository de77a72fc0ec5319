import type { Extension } from '#kit/parts/extension/Extension.ts'

/** The examples' own words: a language that is left out shows English. */
export const words = {
  en: {
    settings: { title: 'Kept settings', name: 'Name', kind: 'Kind', changed: 'Changed' },
    recent: { title: 'Recent films', name: 'Title', year: 'Year', updated: 'Updated', random: 'Open any film' },
    copy: { label: 'Copy as JSON', done: 'The record was copied.', failed: 'This browser refuses to copy.' },
    quick: { open: 'Change the year', year: 'Year' },
    span: { from: 'From year', to: 'To year' },
  },
  zh: {
    settings: { title: '已保存的设置', name: '名称', kind: '种类', changed: '更改时间' },
    recent: { title: '最近的影片', name: '标题', year: '年份', updated: '更新时间', random: '随意打开一部影片' },
    copy: { label: '复制为 JSON', done: '记录已复制。', failed: '此浏览器拒绝复制。' },
    quick: { open: '更改年份', year: '年份' },
    span: { from: '起始年份', to: '结束年份' },
  },
  ms: {
    settings: { title: 'Tetapan yang disimpan', name: 'Nama', kind: 'Jenis', changed: 'Diubah' },
    recent: {
      title: 'Filem terkini',
      name: 'Tajuk',
      year: 'Tahun',
      updated: 'Dikemas kini',
      random: 'Buka mana-mana filem',
    },
    copy: { label: 'Salin sebagai JSON', done: 'Rekod telah disalin.', failed: 'Pelayar ini enggan menyalin.' },
    quick: { open: 'Tukar tahun', year: 'Tahun' },
    span: { from: 'Dari tahun', to: 'Hingga tahun' },
  },
  ta: {
    settings: { title: 'சேமித்த அமைப்புகள்', name: 'பெயர்', kind: 'வகை', changed: 'மாற்றப்பட்டது' },
    recent: {
      title: 'சமீபத்திய திரைப்படங்கள்',
      name: 'தலைப்பு',
      year: 'ஆண்டு',
      updated: 'புதுப்பிக்கப்பட்டது',
      random: 'ஏதாவது ஒரு திரைப்படத்தைத் திற',
    },
    copy: { label: 'JSON ஆக நகலெடு', done: 'பதிவு நகலெடுக்கப்பட்டது.', failed: 'இந்த உலாவி நகலெடுக்க மறுக்கிறது.' },
    quick: { open: 'ஆண்டை மாற்று', year: 'ஆண்டு' },
    span: { from: 'ஆண்டிலிருந்து', to: 'ஆண்டு வரை' },
  },
} satisfies Extension['words']
