import type { shell as english } from '../en/shell.ts'
import type { Words } from '../Words.ts'

export const shell: Words<typeof english> = {
  signingIn: '正在登录',
  signingOut: '正在退出',
  loading: '正在启动 Marquee',
  notEntitled: '%{name} 无权使用任何产品',
  pages: {
    dashboard: '仪表板',
    epg: '节目单',
    cp_mediaoperations: '媒体运营',
    cp_live: '直播',
    cp_vll: '虚拟频道',
    cp_syndication: '内容分发',
    cp_cmsstore: 'CMS 库',
    cp_datastore: '数据库',
    cp_appconfig: '应用配置',
    cp_ipconfig: 'IP 配置',
    cp_adconfig: '广告管理',
    cp_policymgmt: '策略管理',
    cp_notification: '通知',
    cp_storefront: '店面',
    mops_service: '媒体服务',
    mops_deliverer: '交付',
    mops_encoding: '编码',
    mops_assetmgmt: '资产管理',
    mops_accountspath: '账户路径',
  },
}
