import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { DEVICES, type Device } from '../model/devices.ts'

type DeviceBoxProps = {
  device: Device
  /** Px of the console for each px of the device. */
  scale: number
  /** It is as high as its screen and scrolls within: all are seen at once. */
  isOneOfAll: boolean
  children: ReactNode
}

/** Marks of the editor are smaller on small screens, which they would cover. */
const SMALL = 0.6

/** A screen of the device's own width, drawn smaller as a whole: the page within lays itself out as on the device. */
export function DeviceBox({ device, scale, isOneOfAll, children }: DeviceBoxProps) {
  const place = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const { width, height } = DEVICES[device]
  useLayoutEffect(() => {
    const [outer, inner] = [place.current, screen.current]
    if (!outer || !inner) return
    if (isOneOfAll) return void (outer.style.blockSize = `${height * scale}px`)
    // A scaled box takes the place of its unscaled size, so that its place is given the height that is seen.
    const fit = () => (outer.style.blockSize = `${inner.offsetHeight * scale}px`)
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [scale, height, isOneOfAll])
  return (
    <div ref={place} className="device" data-device={device} style={{ inlineSize: width * scale }}>
      <div
        ref={screen}
        className="screen"
        style={
          {
            ...{ inlineSize: width, minBlockSize: height, transform: `scale(${scale})` },
            '--px': `${(isOneOfAll ? SMALL : 1) / scale}px`,
          } as CSSProperties
        }
      >
        {children}
      </div>
    </div>
  )
}
