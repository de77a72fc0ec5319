import type { words as english } from '../en/errorPages.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  notFound: {
    address: '您请求的地址',
    near: '您是不是要找',
    find: '查找页面',
    back: '返回',
  },
  fault: {
    title: '我们这边出了问题',
    text: '您输入的内容保存在此浏览器中，再次打开该内容时会提供给您。',
    reload: '重新加载页面',
    copy: '复制详情',
    copied: '已复制',
    notCopied: '浏览器不允许复制',
    what: '发生了什么',
    where: '位置',
    when: '时间',
    request: '请求',
  },
  notFetched: {
    title: '此页面无法加载',
    text: '无法连接服务器。您在别处输入的内容已保留，其他页面仍可使用。',
  },
  maintenance: {
    title: 'Marquee 正在维护',
    text: '服务器正在短暂休息。本页会自动重试，您输入的内容保存在此浏览器中。',
    next: '%{smart_count} 秒后重试',
    asking: '正在询问服务器',
    tryNow: '立即重试',
  },
}
