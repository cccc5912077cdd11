export { Probe as ProbeInteraction } from '../../probe.tsx';
