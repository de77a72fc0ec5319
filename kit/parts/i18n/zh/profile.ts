import type { words as english } from '../en/profile.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  who: '我的资料',
  displayName: '显示名称',
  displayNameHelp: '其他人会在锁定信息和内容旁看到它。留空则使用您的账户名称：%{name}。',
  saved: '资料已更新',
  email: '电子邮件',
  noEmail: '未知',
  productAdmin: '可新建产品',
  rights: '我的权限',
  rightsHelp: '您的角色在各页面上允许的操作。其他页面您无法查看。',
  page: '页面',
  actions: '操作',
  readFailed: '无法读取您的资料，显示的是登录名称。',
  photo: {
    of: '%{name} 的照片',
    choose: '上传照片',
    replace: '更换',
    remove: '移除',
    help: 'JPEG 或 PNG，最大 %{size}。将裁剪为正方形。',
    uploading: '正在上传：%{share}',
    tooLarge: '此照片为 %{size}，最大允许 %{limit}。',
    notAnImage: '请选择 JPEG 或 PNG 图片。',
    saved: '照片已更新',
    removed: '照片已移除',
  },
  prefs: {
    help: '立即生效，并应用于您登录的每台设备。',
    helpLocal: '立即生效，并保存在此浏览器中。',
    now: '现在：%{date}',
    oneOrder: '此语言只有一种日期顺序；您的选择适用于其他语言。',
    sameZone: '与此浏览器相同（%{zone}）',
    otherZone: '此浏览器位于 %{browser}；时间按 %{zone} 显示。',
    useBrowser: '使用浏览器时区',
    findZone: '城市或时差，例如 Singapore 或 +8',
  },
}
