import type { words as english } from '../en/settings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  language: '语言',
  languageIs: '语言：%{name}',
  theme: '主题',
  scheme: { dark: '深色', light: '浅色', system: '跟随设备' },
  timeZone: '时区',
  dateFormat: '日期格式',
  themes: {
    default: '浅色',
    defaultDark: '深色',
    mainDark: '深黑',
    mainLight: '冷白',
    slate: '石板灰',
    deepOcean: '深海',
    tech: '科技',
    greeny: '绿意',
    sunset: '日落',
    beach: '海滩',
    sweetHues: '甜彩',
  },
  title: '我的资料与设置',
  notSaved: '您的选择在此生效，但无法保存：退出登录后将丢失。',
  toLight: '切换为浅色',
  toDark: '切换为深色',
  username: '用户名',
  roles: '角色',
  noRoles: '无',
  products: '产品',
  preferences: '偏好设置',
}
