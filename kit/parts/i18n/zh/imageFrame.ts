import type { words as english } from '../en/imageFrame.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '裁剪 %{name}',
  text: '所有比例都以焦点为准；单个位置也可单独裁剪。',
  focal: '焦点',
  crop: '单独裁剪 %{ratio}',
  centre: '恢复居中',
  size: '裁剪大小',
  arrows: '拖动，或用方向键移动',
  focalAt: '焦点：距左 %{x}，距上 %{y}',
  cropAt: '裁剪中心：距左 %{x}，距上 %{y}',
  previews: '各比例的效果',
  soft: '清晰度不足：%{width} 像素，应为 %{wanted} 像素',
  open: '裁剪 %{name}',
  once: '一图多用',
  fill: '填充 %{smart_count} 个位置',
  chooseOne: '请选择类型和比例',
  ratios: '比例',
  replaces: '将替换该处 %{smart_count} 张图片',
  borrowed: '使用所有语言共用的图片',
  languages: '图片语言',
  everyLanguage: '所有语言',
}
