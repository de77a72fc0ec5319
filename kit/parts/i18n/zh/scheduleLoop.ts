import type { words as english } from '../en/scheduleLoop.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '循环',
  ok: '设置循环',
  stale: '其他人更改了循环。各天已保存；再次保存即可用您的循环替换对方的循环。',
  remove: '取消循环',
  to: '至该日结束',
  until: '重复至',
  same: '循环已是如此',
  evenWithGaps: '%{smart_count} 处空档也一并重复',
  turns: '重复 %{smart_count} 次',
  fails: '%{title} 自第 %{turn} 轮（%{time}）起不可播出',
  failsAtOnce: '%{title} 在循环段内（%{time}）即不可播出',
  others: '，另有 %{smart_count} 次',
  noFailures: '所有版权均持续到循环结束。',
  later: '自 %{time} 起，按 %{zone} 的时钟晚播 %{length}。',
  earlier: '自 %{time} 起，按 %{zone} 的时钟早播 %{length}。',
  breakOut: '跳出循环',
  breakOutHere: '在此跳出',
  day: '日期',
  noTurns: '屏幕上的日期内没有循环。',
  from: '循环段开始',
}
