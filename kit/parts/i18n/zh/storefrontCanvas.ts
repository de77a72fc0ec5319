/** The preview of storefronts: what is drawn around rails, and why some are empty. */
export const words = {
  marks: {
    ratio: '缺少 %{ratio} 图片',
    language: '缺少此语言的名称',
    twice: '此标签页的另一个容器中也有',
  },
  notes: '%{smart_count} 条批注',
  badges: {
    new: '新上架',
    leaving: '即将下架',
    live: '直播',
    upcoming: '即将上线',
    daysLeft: '剩余 %{smart_count} 天',
  },
  viewer: { watch: '观看', myList: '我的片单', sponsored: '赞助' },
  empty: {
    notChosen: '此容器尚未选择任何内容。',
    foreign: '其内容来自其他服务，此处不显示。',
    noMatch: '没有符合条件的内容。',
    failed: '无法读取内容。',
  },
  nothing: {
    storefront: '还没有标签页：请在上方添加第一个。',
    tab: '此标签页还没有容器。',
    collection: '此合集还没有容器。',
  },
  hidden: {
    notYet: '%{smart_count} 个内容尚未开始',
    expired: '%{smart_count} 个内容已过期',
    voiceOff: '%{smart_count} 个内容已关闭',
    notPublished: '%{smart_count} 个内容未发布',
    productMissing: '%{smart_count} 个内容不在此产品中',
    policy: '%{smart_count} 个内容被策略拒绝',
  },
  kinds: {
    banner: '横幅',
    carousel: '轮播',
    grid: '网格',
    rounded: '圆形',
    regular: '常规',
    Collection: '合集',
  },
  changes: { added: '已添加', removed: '已移除', changed: '已更改', moved: '已移动' },
  acts: {
    label: '%{name} 的操作',
    up: '上移',
    down: '下移',
    duplicate: '复制',
    remove: '移除',
  },
  devices: { tv: '电视', browser: '浏览器', tablet: '平板', mobile: '手机', all: '所有设备' },
  foot: {
    scale: '%{device}，%{size}，缩放 %{scale}',
    interact: '交互',
    interactHint: '像观众一样使用预览 (I)',
  },
  lacking: { count: '%{smart_count} 个内容缺少图片或名称', list: '所有缺少以下内容的%{type}：%{what}' },
}
