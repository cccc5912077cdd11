export { Probe as ProbeVisible } from '../../support/probe.tsx';
