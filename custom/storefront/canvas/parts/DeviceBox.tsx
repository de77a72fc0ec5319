import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { DEVICES, type Device } from '../model/devices.ts'

type DeviceBoxProps = {
  device: Device
  /** Px of the console for each px of the device. */
  scale: number
  children: ReactNode
}

/** A screen of the device's own width, drawn smaller as a whole: the page within lays itself out as on the device. */
export function DeviceBox({ device, scale, children }: DeviceBoxProps) {
  const place = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const { width, height } = DEVICES[device]
  useLayoutEffect(() => {
    const [outer, inner] = [place.current, screen.current]
    if (!outer || !inner) return
    // A scaled box takes the place of its unscaled size, so that its place is given the height that is seen.
    const fit = () => (outer.style.blockSize = `${inner.offsetHeight * scale}px`)
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [scale])
  return (
    <div ref={place} className="device" data-device={device} style={{ inlineSize: width * scale }}>
      <div
        ref={screen}
        className="screen"
        style={
          {
            ...{ inlineSize: width, minBlockSize: height, transform: `scale(${scale})` },
            '--px': `${1 / scale}px`,
          } as CSSProperties
        }
      >
        {children}
      </div>
    </div>
  )
}
