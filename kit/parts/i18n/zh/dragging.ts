import type { words as english } from '../en/dragging.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  drag: '拖动“%{name}”',
  moveUp: '上移',
  moveDown: '下移',
  pickUp: '拿起',
  putHere: '放在这里',
  putBelow: '放到其下',
  carried: '您拿着“%{name}”。请选择位置，或按 Esc 取消。',
  letGo: '放下',
  moveTo: '移动到...',
  moveTitle: '移动“%{name}”',
  moveOk: '移动',
  moved: '%{name} 现在位于第 %{place} 位，共 %{count} 个',
  cancelled: '%{name} 留在原处',
  refused: '%{name} 不能放在那里',
  place: '位置',
  range: '%{first} 到 %{count} 之间的整数',
  samePlace: '请输入另一个位置。',
}
