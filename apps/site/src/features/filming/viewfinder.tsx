export function Viewfinder({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={className} focusable="false">
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
        <path d="M33.3 0V100M66.7 0V100M0 33.3H100M0 66.7H100" strokeOpacity=".14" vectorEffect="non-scaling-stroke" />
        <path
          d="M0 11V0H11M89 0H100V11M100 89V100H89M11 100H0V89"
          strokeOpacity=".85"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M40 45V40H45M55 40H60V45M60 55V60H55M45 60H40V55"
          stroke="#f7b8c8"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  );
}
