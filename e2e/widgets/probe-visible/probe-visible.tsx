export { Probe as ProbeVisible } from '../../probe.tsx';
