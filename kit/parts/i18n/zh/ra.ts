import type { words as english } from '../en/ra.ts'
import type { Words } from '../Words.ts'

/** What react-admin's core says by itself, in Marquee's voice. */
export const words: Words<typeof english> = {
  page: {
    create: '新建%{name}',
    dashboard: '仪表板',
    edit: '%{name}：%{recordRepresentation}',
    error: '无法显示此页面',
    list: '%{name}',
    loading: '正在加载',
    not_found: '找不到页面',
    show: '%{name}：%{recordRepresentation}',
    empty: '还没有%{name}',
    invite: '要新建第一个吗？',
    access_denied: '没有权限',
    authentication_error: '无法核实登录状态',
  },
  auth: {
    auth_check_error: '请登录后继续',
    user_menu: '个人菜单',
    username: '用户名',
    password: '密码',
    email: '电子邮件',
    sign_in: '登录',
    sign_in_error: '登录失败，请重试',
    logout: '退出登录',
  },
  notification: {
    updated: '已更新 %{smart_count} 个项目',
    created: '项目已创建',
    deleted: '已删除 %{smart_count} 个项目',
    bad_item: '此项目无效',
    item_doesnt_exist: '此项目已不存在',
    http_error: '网络请求失败',
    data_provider_error: '获取数据失败',
    i18n_error: '无法加载此语言的文字',
    canceled: '已取消',
    logged_out: '会话已结束，请重新登录',
    not_authorized: '您无权打开此内容',
    application_update_available: '控制台有新版本',
    offline: '您已离线，无法获取数据',
  },
}
