import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useCanvas } from '../CanvasContext.ts'
import type { CardFacts } from '../model/cardFacts.ts'
import { heroShare, type RailLook } from '../model/railLook.ts'
import { stressed } from '../model/stressed.ts'
import { BadgeText, CardPicture } from './Card.tsx'

/** Dots of a banner; more than these tell nobody anything. */
const DOTS = 8

type HeroProps = { cards: readonly CardFacts[]; look: RailLook; isLong: boolean }

/** The first title of a banner across the page; a place of its height until it is known. */
export function Hero({ cards: [first, ...others], look, isLong }: HeroProps) {
  const translate = useTranslate()
  const { viewer } = useCanvas()
  const size = { aspectRatio: String(1 / heroShare(look)) }
  if (!first) return <div className="hero place" style={size} aria-busy />
  const long = (text: string) => (isLong ? stressed(text) : text)
  return (
    <div className="hero" style={size}>
      <div
        className="art"
        data-field="ratio"
        {...(first.lacksRatio && { 'data-lacking': translate('storefrontCanvas.marks.ratio', { ratio: look.ratio }) })}
      >
        <CardPicture card={first} width={1920} />
      </div>
      <div className="words">
        {look.tag && first.badge && (
          <b className="badge" data-field="tagOverlay">
            <BadgeText {...first.badge} />
          </b>
        )}
        <div className="name" lang={first.lang} data-field="source">
          {long(first.title)}
        </div>
        {first.description !== undefined && <div className="about">{long(first.description)}</div>}
        <div className="buttons" data-field="clickAction">
          <span className="watch">
            <Icon name="play" /> {long(viewer.translate('storefrontCanvas.viewer.watch'))}
          </span>
          <span>
            <Icon name="plus" /> {long(viewer.translate('storefrontCanvas.viewer.myList'))}
          </span>
        </div>
      </div>
      {others.length > 0 && (
        <div className="dots">
          {[first, ...others].slice(0, DOTS).map(({ id }, nth) => (
            <i key={`${id} ${nth}`} {...(nth === 0 && { className: 'on' })} />
          ))}
        </div>
      )}
    </div>
  )
}
