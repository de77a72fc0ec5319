import type { words as english } from '../en/preview.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  titleOf: '预览：%{name}',
  open: '预览',
  place: '第 %{place} 个，共 %{count} 个',
  previous: '上一个内容',
  next: '下一个内容',
  openEditor: '在编辑器中打开',
  side: '显示的版本',
  sides: { published: '观众看到的', draft: '草稿', other: '当前存档' },
  noImage: '尚无图片',
  images: '图片',
  external: '存放在别处的图片',
  play: '播放',
  stopPlaying: '返回图片',
  nothingToPlay: '没有可播放的内容：此服务器上没有它的影片。',
  cannotPlay: '无法播放影片。地址可能有误，或文件已不存在。',
  texts: '名称与文字',
  noText: '缺失',
  availability: '可用性',
  noProducts: '它不属于您可查看的任何产品。',
  facts: '资料',
  noFacts: '没有填写其他内容。',
  segments: '片段',
  segmentCount: '%{smart_count} 个片段，%{length}',
  segment: '%{kind}，%{length}',
}
