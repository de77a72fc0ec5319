import type { words as english } from '../en/sessions.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  elsewhere: '您已在另一个标签页退出登录',
  refused: '服务器不再接受您的登录。您输入的内容保存在此浏览器中。',
  wasRefused: '访问令牌无效（Invalid access_token）：您已被退出登录，输入的内容已保留。',
  kept: '尚未保存的内容留在此浏览器中，%{name} 再次登录时可恢复。',
  waits: '正在等待登录窗口...',
}
