import type { words as english } from '../en/states.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  loading: '正在加载',
  stillLoading: '仍在加载，已 %{seconds} 秒',
  imageMissing: '图片不可用',
  unsafeLink: '未打开链接：只允许 http 和 https 地址',
  opensElsewhere: '在新标签页中打开',
  removeFilter: '移除筛选条件%{name}',
  resize: '调整侧栏宽度',
  notices: '通知',
  dismiss: '关闭此通知',
  progress: '进行中',
  kinds: { success: '完成', info: '提示', warning: '警告', error: '错误' },
}
