/** Who looks at a storefront, on what, and when. */
export const words = {
  device: '设备',
  language: '语言',
  now: '现在',
  moment: {
    label: '时刻',
    slider: '发生变化的时刻',
    before: '上一次变化',
    after: '下一次变化',
    stops: '%{smart_count} 个发生变化的时刻',
  },
  audience: {
    address: {
      first: '请输入某个范围包含的地址',
      by: '按地址…',
      title: '这位观众在哪里？',
      use: '从那里查看',
    },
    label: '受众',
    anyone: '任何人',
    has: '%{name}：%{values}',
    none: '此页面未使用策略属性',
  },
  side: { label: '草稿或线上', draft: '草稿', live: '线上', none: '此页面从未发布' },
  stress: {
    label: '版式压力测试',
    rtl: '从右到左书写',
    long: '长文本',
    rtlShort: '右起',
    longShort: '长文本',
  },
  changes: {
    count: '%{smart_count} 处更改',
    mark: '在预览中标出更改',
    unmark: '不再标出更改',
    before: '查看线上版本',
    after: '查看草稿',
  },
  next: {
    starts: '%{name} 开始',
    ends: '%{name} 结束',
    more: '另有 %{smart_count} 项',
    line: '下一次变化 %{at}：%{what}',
    look: '查看该时刻',
  },
  review: {
    all: '不检查受众和策略：显示页面上的全部内容。',
    as: '以此观众的身份查看：%{viewer}。',
    unseen: '有 %{smart_count} 个容器不面向此观众。',
  },
  who: {
    title: '谁能看到',
    titles: '%{smart_count} 个内容',
    seen: '显示',
    emptyIn: '%{smart_count} 天后为空',
  },
}
