import type { words as english } from '../en/storefrontGallery.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '添加容器',
  kinds: '容器种类',
  about: {
    banner: '全宽大图依次显示',
    carousel: '自动轮播的大图',
    grid: '多行排列的卡片',
    rounded: '圆形图片，如人物或类型',
    regular: '带名称的一行卡片',
    Collection: '可打开的合集行',
  },
  reusable: '可重用容器',
  search: '容器名称',
  add: '添加',
  addNamed: '添加 %{name}',
  isThere: '已在此标签页',
  searching: '正在搜索…',
  short: '请再多输入一些',
  failed: '搜索失败，请重试。',
  none: '没有这样的容器',
  notRead: '无法读取该容器，请重试。',
}
