import type { words as english } from '../en/why.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  ask: '为什么不能...？',
  title: '为什么不行？',
  missing: '这需要在%{page}（%{code}）上的“%{action}”权限，而您的角色都没有此权限。',
  have: '拥有此权限的角色',
  more: '以及另外 %{smart_count} 个',
  nobody: '没有角色拥有此权限。',
  table: '打开角色权限表',
  lockedBy: '%{name} 正在编辑并持有锁。',
  status: '在此状态下没有意义：',
  toFields: '带我到这些字段',
  nothingToRedo: '没有可重做的操作',
  hidden: '您在此不能做的事',
  none: '您的角色和当前状态允许这里的所有操作。',
  close: '知道了',
}
