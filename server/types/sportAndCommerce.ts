import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { bundle } from './bundle/bundle.ts'
import { event } from './event/event.ts'
import { league } from './league/league.ts'
import { liveevent } from './liveevent/liveevent.ts'
import { multicam } from './multicam/multicam.ts'
import { ottapp } from './ottapp/ottapp.ts'
import { player } from './player/player.ts'
import { promotion } from './promotion/promotion.ts'
import { sponsorship } from './sponsorship/sponsorship.ts'
import { sport } from './sport/sport.ts'
import { sportclip } from './sportclip/sportclip.ts'
import { sportevent } from './sportevent/sportevent.ts'
import { sporthighlight } from './sporthighlight/sporthighlight.ts'
import { sportliveevent } from './sportliveevent/sportliveevent.ts'
import { sportshow } from './sportshow/sportshow.ts'
import { team } from './team/team.ts'
import { zipcode } from './zipcode/zipcode.ts'

/** Sport on demand and live, what games speak of, places, and what the platform sells and announces. */
export const SPORT_AND_COMMERCE: readonly TypeDocument[] = [
  sportshow,
  sporthighlight,
  sportclip,
  event,
  liveevent,
  sportevent,
  sportliveevent,
  multicam,
  sport,
  league,
  team,
  player,
  zipcode,
  promotion,
  sponsorship,
  bundle,
  ottapp,
]
