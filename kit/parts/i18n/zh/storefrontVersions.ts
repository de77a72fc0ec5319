/** Versions of a storefront, collection or container. */
export const words = {
  title: '版本',
  open: '版本...',
  before: '较旧',
  after: '较新',
  present: '屏幕上的内容',
  reading: '正在读取版本...',
  same: '两者相同。',
  look: '在预览中显示',
  compare: '比较',
  leave: '返回草稿',
  bringBack: '恢复',
  bringBackNamed: '恢复 %{name}',
  content: '内容',
  line: '%{field}：%{from} → %{to}',
  sharedStay: '其他页面也在显示的容器保持现状。',
}
