import type { words as english } from '../en/products.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  menu: '产品：%{name}',
  current: '当前产品',
  others: '其他产品',
  search: '搜索产品',
  none: '没有叫这个名称的产品',
  create: '新建产品',
  newTitle: '新产品',
  name: '产品名称',
  switchTo: '切换到 %{name}',
  foreign: '您无权使用产品“%{name}”，因此显示您自己的产品。',
  problems: {
    blank: '需要名称。',
    tooLong: '最多 80 个字符。',
    noLetter: '至少一个字母或数字。',
    badSigns: '其中有些符号不能用于名称。',
    reserved: '此名称为保留名称。',
    taken: '已有同名产品。',
  },
}
