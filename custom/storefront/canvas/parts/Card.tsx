import { useTranslate } from 'ra-core'
import { memo, useState } from 'react'
import { safeImageAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'
import { useCanvas } from '../CanvasContext.ts'
import type { CardBadge, CardFacts } from '../model/cardFacts.ts'
import type { RailLook } from '../model/railLook.ts'
import { stressed } from '../model/stressed.ts'

type CardProps = { card: CardFacts; look: RailLook; isLong: boolean; isTwice: boolean }

/** A title of a rail as viewers have it, with marks for what it lacks. */
export const Card = memo(function Card({ card, look, isLong, isTwice }: CardProps) {
  const translate = useTranslate()
  const marks = [
    ...(card.lacksRatio ? [translate('storefrontCanvas.marks.ratio', { ratio: look.ratio })] : []),
    ...(card.lacksLanguage ? [translate('storefrontCanvas.marks.language')] : []),
    ...(isTwice ? [translate('storefrontCanvas.marks.twice')] : []),
  ]
  return (
    <div className="card" data-title={card.id}>
      <div className="art" data-field="ratio" {...(card.lacksRatio && { 'data-lacking': '' })}>
        <CardPicture card={card} width={look.card * 3} />
        {look.tag && card.badge && (
          <b className="badge" data-field="tagOverlay">
            <BadgeText {...card.badge} />
          </b>
        )}
        {look.logo && card.channel !== undefined && (
          <b className="logo" data-field="logoOverlay">
            {card.channel}
          </b>
        )}
        {marks.length > 0 && (
          <span className="marks" title={marks.join('\n')}>
            {marks.length}
          </span>
        )}
      </div>
      <div className="caption" lang={card.lang} data-field="source">
        {isLong ? stressed(card.title) : card.title}
      </div>
    </div>
  )
})

/** The picture, or the title's initials where there is none. */
export function CardPicture({ card, width }: { card: CardFacts; width: number }) {
  const { imageUrl } = useCanvas()
  const [broken, setBroken] = useState<string>()
  const { picture } = card
  const src =
    picture &&
    safeImageAddress(
      imageUrl({
        ...{ id: picture.id, ...picture.place, width },
        ...(picture.key !== undefined && { key: picture.key }),
        ...(picture.timestamp !== undefined && { timestamp: picture.timestamp }),
      }),
      window.location.origin,
    )
  if (src === undefined || src === broken) return <span className="initials">{initialsOf(card.title)}</span>
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  )
}

/** 'New', '6 days left', 'Live', the day on which it comes; in the language of the lens. */
export function BadgeText({ badge, days, at }: CardBadge) {
  const { translate, date } = useCanvas().viewer
  if (badge === 'leaving' && days !== undefined)
    return translate('storefrontCanvas.badges.daysLeft', { smart_count: days })
  if (badge === 'upcoming' && at !== undefined) return date(at)
  return translate(`storefrontCanvas.badges.${badge}`)
}
